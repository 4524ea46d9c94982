package org.springframework.data.domain;

import java.util.List;
import java.util.stream.Stream;

public class Sort {
  private final List<Order> orders;

  private Sort(List<Order> orders) {
    this.orders = orders;
  }

  public static Sort unsorted() {
    return new Sort(List.of());
  }

  public static Sort by(String... properties) {
    return by(Direction.ASC, properties);
  }

  public static Sort by(Direction direction, String... properties) {
    return new Sort(Stream.of(properties).map(name -> new Order(direction, name)).toList());
  }

  public static Sort by(Order... orders) {
    return new Sort(List.of(orders));
  }

  public Sort ascending() {
    return in(Direction.ASC);
  }

  public Sort descending() {
    return in(Direction.DESC);
  }

  public Sort and(Sort other) {
    return new Sort(Stream.concat(orders.stream(), other.orders.stream()).toList());
  }

  public boolean isSorted() {
    return !orders.isEmpty();
  }

  public Stream<Order> stream() {
    return orders.stream();
  }

  private Sort in(Direction direction) {
    return new Sort(orders.stream().map(one -> new Order(direction, one.getProperty())).toList());
  }

  public enum Direction {
    ASC,
    DESC;

    public static Direction fromString(String value) {
      return valueOf(value.toUpperCase(java.util.Locale.ROOT));
    }
  }

  public static class Order {
    private final Direction direction;
    private final String property;

    public Order(Direction direction, String property) {
      this.direction = direction;
      this.property = property;
    }

    public static Order asc(String property) {
      return new Order(Direction.ASC, property);
    }

    public static Order desc(String property) {
      return new Order(Direction.DESC, property);
    }

    public Direction getDirection() {
      return direction;
    }

    public String getProperty() {
      return property;
    }
  }
}
