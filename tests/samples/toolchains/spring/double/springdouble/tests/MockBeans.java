package springdouble.tests;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import org.mockito.Mockito;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.test.context.TestContextManager;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.util.ReflectionUtils;
import springdouble.Unknown;

/** The fields `@MockitoBean` of a class of tests: a mock takes the place of the bean of their type. */
public final class MockBeans implements BeanFactoryPostProcessor {
  private final Class<?> test;

  MockBeans(Class<?> test) {
    this.test = test;
  }

  @Override
  public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
    for (var field : fieldsOf(test)) {
      var type = field.getType();
      var names = beans.getBeanNamesForType(type, true, false);
      if (names.length > 1) throw new Unknown("@MockitoBean pour plusieurs beans " + type.getName());
      var name = names.length == 1 ? names[0] : type.getName();
      if (names.length == 1) ((BeanDefinitionRegistry) beans).removeBeanDefinition(name);
      beans.registerSingleton(name, Mockito.mock(type));
    }
  }

  /** Gives the mocks of the context to the fields. */
  public static void inject(Object instance, TestContextManager manager) {
    for (var field : fieldsOf(instance.getClass())) {
      var bean = manager.getTestContext().getApplicationContext().getBean(field.getType());
      ReflectionUtils.setField(field, instance, bean);
    }
  }

  /** Forgets what the mocks were told and what they saw, after each test. */
  public static void reset(Object instance) {
    for (var field : fieldsOf(instance.getClass())) {
      Mockito.reset(ReflectionUtils.getField(field, instance));
    }
  }

  private static List<Field> fieldsOf(Class<?> test) {
    return Arrays.stream(test.getDeclaredFields())
        .filter(field -> field.isAnnotationPresent(MockitoBean.class))
        .peek(ReflectionUtils::makeAccessible)
        .toList();
  }
}
