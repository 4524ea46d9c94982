package org.springframework.web.filter;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public abstract class OncePerRequestFilter implements Filter {
  @Override
  public final native void doFilter(
      ServletRequest request, ServletResponse response, FilterChain chain);

  protected abstract void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException;

  protected boolean shouldNotFilter(HttpServletRequest request) throws ServletException {
    return false;
  }
}
